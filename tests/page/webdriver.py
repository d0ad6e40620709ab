"""Drives Chromium by the WebDriver protocol, with nothing but Python's standard library."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "Tab": "\ue004", "End": "\ue010", "Home": "\ue011", "PageDown": "\ue00f",
}


class Failed(Exception):
    """The browser did not do what it was told."""


class Browser:
    """A headless Chromium."""

    def __init__(self, width=1440, height=900, dark=False, phone=False):
        self.driver = None
        program = shutil.which("chromedriver") or "/usr/lib/chromium/chromedriver"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            [program, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.base = f"http://127.0.0.1:{port}"
        arguments = [
            "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars=false",
            "--disable-background-networking", "--no-first-run", f"--window-size={width},{height}",
        ]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        if dark:
            arguments.append("--force-dark-mode")
        options = {"args": arguments}
        for name in ("chromium", "chromium-browser", "google-chrome"):
            if shutil.which(name):
                options["binary"] = shutil.which(name)
                break
        if phone:
            options["mobileEmulation"] = {
                "deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": True}}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        for _ in range(100):
            try:
                self.call("GET", "/status")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.base += f"/session/{session['sessionId']}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("DELETE", "")
        except (Failed, urllib.error.URLError, ConnectionError):
            pass
        self.driver.terminate()
        self.driver.wait(timeout=10)

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Failed(json.load(error)["value"].get("message", str(error))) from None

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def run(self, script, *args):
        """The value of a JavaScript expression or function body."""
        body = script if "return" in script else f"return ({script});"
        return self.call("POST", "/execute/sync", {"script": body, "args": list(args)})

    def wait(self, script, *args, seconds=10):
        """Waits until an expression is true, and gives it."""
        until = time.monotonic() + seconds
        while True:
            value = self.run(script, *args)
            if value:
                return value
            if time.monotonic() > until:
                raise Failed(f"waited in vain for: {script}")
            time.sleep(0.03)

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click", {})

    def type(self, words, selector=None):
        """Types words, or one key by its name, where the focus is or into an element."""
        value = KEYS.get(words, words)
        if selector:
            self.call("POST", f"/element/{self.find(selector)}/value", {"text": value})
            return
        actions = [step for key in value for step in ({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def log(self):
        """What the console said since this was last asked."""
        return self.call("POST", "/se/log", {"type": "browser"})

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))
