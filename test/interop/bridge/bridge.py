"""A bridge for koa-marketplace, written from docs/messaging/bridge.md alone, with the standard library of Python.

Its channel is a table of SQLite: whoever controls it over /control writes, pairs and reads. What has to outlive a restart
is on disk: events that are not stored yet, the ids of messages that were taken, and files.
"""

import base64
import hashlib
import hmac
import json
import os
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["BRIDGE_SECRET"].removeprefix("whsec_"))
PORT, DATABASE = int(sys.argv[1]), sys.argv[2]
ABOUT_CONNECTION = ("pairing", "open", "closed")


def signature(request_id, timestamp, body):
    signed = f"{request_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()


def headers_for(request_id, body=b""):
    timestamp = str(int(time.time()))
    return {
        "webhook-id": request_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signature(request_id, timestamp, body),
        "content-type": "application/json",
    }


def is_signed(headers, body):
    request_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    expected = signature(request_id, timestamp, body).encode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected, one.encode()) for one in given)


def now():
    return datetime.now(timezone.utc).isoformat()


class Refused(Exception):
    def __init__(self, status, error, code=None):
        self.status, self.error, self.code = status, error, code


class Storage:
    """One connection, used by one thread at a time."""

    def __init__(self):
        self.lock = threading.RLock()
        self.connection = sqlite3.connect(DATABASE, check_same_thread=False, isolation_level=None)
        self.connection.executescript(
            """
            create table if not exists events(n integer primary key, instance text, id text, event text);
            create table if not exists taken(id text primary key, external_id text);
            create table if not exists arrived(n integer primary key, instance text, external_id text, message text);
            create table if not exists performed(n integer primary key, instance text, command text, input text);
            create table if not exists files(ref text primary key, bytes blob);
            """
        )

    def all(self, sql, *values):
        with self.lock:
            return self.connection.execute(sql, values).fetchall()


storage = Storage()
lock = threading.Lock()
sessions = {}  # by instance; nothing of them outlives a restart
senders = {}
not_there = {}  # how often a file is not there yet
silent_sends = {"left": 0}  # how many messages are taken without an answer that says so
told = {}  # the statuses of events, by instance


class Sender(threading.Thread):
    """Sends the events of one instance, one after the other."""

    def __init__(self, instance):
        super().__init__(daemon=True)
        self.instance = instance
        self.work = threading.Event()

    def run(self):
        while True:
            self.work.wait(1)
            self.work.clear()
            while self.send_first():
                pass

    def send_first(self):
        session = sessions.get(self.instance)
        rows = storage.all("select n, id, event from events where instance = ? order by n limit 1", self.instance)
        if session is None or not rows:
            return False
        n, request_id, event = rows[0]
        status = post_event(session, self.instance, request_id, json.loads(event))
        if status in (204, 400, 413):
            storage.all("delete from events where n = ?", n)
            return True
        if status == 410:
            with lock:
                if sessions.get(self.instance) is session:
                    del sessions[self.instance]
            return False
        time.sleep(0.1)
        return True


def post_event(session, instance, request_id, event):
    """The status of the response; None: there was none."""
    body = json.dumps({"instance": instance, "session": session["session"], "event": event}).encode()
    request = urllib.request.Request(session["callback_url"], body, headers_for(request_id, body))
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            status = response.status
    except urllib.error.HTTPError as error:
        status = error.code
        if status == 400:
            print("refused:", error.read().decode(), json.dumps(event)[:300], file=sys.stderr, flush=True)
    except OSError:
        return None
    told.setdefault(instance, []).append([event["type"], status])
    return status


def tell(instance, event):
    """Events about the connection are of no use to the next one; all others are kept until they are stored."""
    request_id = "evt_" + os.urandom(12).hex()
    if event["type"] in ABOUT_CONNECTION:
        session = sessions.get(instance)
        if session is not None:
            post_event(session, instance, request_id, event)
        return
    storage.all("insert into events(instance, id, event) values (?, ?, ?)", instance, request_id, json.dumps(event))
    with lock:
        if instance not in senders:
            senders[instance] = Sender(instance)
            senders[instance].start()
    senders[instance].work.set()


def address_of(instance):
    return f"{instance}@python"


def known(body):
    session = sessions.get(body["instance"])
    if session is None or session["session"] != body["session"]:
        raise Refused(410, "This bridge does not know the session")
    return session


def connect(body):
    instance = body["instance"]
    with lock:
        sessions[instance] = body

    def begin():
        if body["memory"] is not None:
            tell(instance, {"type": "open", "address": address_of(instance)})
        else:
            expires = (datetime.now(timezone.utc) + timedelta(minutes=1)).isoformat()
            text = {"qr": f"2@{os.urandom(9).hex()}", "code": "ABCD-1234"}[body["pairing_method"]]
            pairing = {"type": "pairing", "method": body["pairing_method"], "text": text, "expires_at": expires}
            tell(instance, pairing)
        if instance in senders:
            senders[instance].work.set()

    threading.Thread(target=begin, daemon=True).start()
    # What was kept while there was no session is sent without waiting for a new event.
    for (kept,) in storage.all("select distinct instance from events"):
        with lock:
            if kept not in senders:
                senders[kept] = Sender(kept)
                senders[kept].start()
        senders[kept].work.set()
    return {}


def fetch(url):
    request = urllib.request.Request(url, headers=headers_for("media." + url.rsplit("/", 1)[1]))
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.read()
    except urllib.error.HTTPError as error:
        if error.code == 410:
            raise Refused(410, "The session has ended") from error
        raise


def send(body):
    known(body)
    message = body["message"]
    if message["chat"] == "nobody@python":
        raise Refused(422, "This number does not exist", "channel_address_unknown")
    taken = storage.all("select external_id from taken where id = ?", message["id"])
    if taken:
        return {"external_id": taken[0][0]}
    content = message["content"]
    if content["kind"] == "media":
        data = fetch(content["url"])
        content["sha256"], content["fetched"] = hashlib.sha256(data).hexdigest(), len(data)
    external_id = f"py-{message['id']}"
    # Both or none of them, whenever this process ends.
    with storage.lock, storage.connection:
        storage.all("begin")
        arrived = "insert into arrived(instance, external_id, message) values (?, ?, ?)"
        storage.all(arrived, body["instance"], external_id, json.dumps(message))
        storage.all("insert into taken values (?, ?)", message["id"], external_id)
    if silent_sends["left"] > 0:
        silent_sends["left"] -= 1
        raise Refused(500, "The bridge does not say that it has taken it")
    return {"external_id": external_id}


def perform(body):
    known(body)
    command, given, instance = body["command"], body["input"], body["instance"]
    if command == "group.picture" and given["picture"] is not None:
        given["picture"]["sha256"] = hashlib.sha256(fetch(given["picture"]["url"])).hexdigest()
    storage.all(
        "insert into performed(instance, command, input) values (?, ?, ?)", instance, command, json.dumps(given)
    )
    if command == "group.create":
        members = [{"address": address_of(instance), "role": "owner"}]
        members += [{"address": one, "role": "member"} for one in given["addresses"]]
        return {"result": {"address": f"{os.urandom(6).hex()}@groups", "name": given["name"], "participants": members}}
    if command == "group.rename" and given["name"] == "Forbidden":
        raise Refused(403, "Only admins may do this", "group_not_admin")
    if command == "group.invite":
        return {"result": {"link": "https://chat.example/join/1"}}
    if command == "contact.check":
        found = [{"address": one, "exists": one != "nobody@python"} for one in given["addresses"]]
        return {"result": {"found": found}}
    if command == "contact.picture":
        return {"result": {"picture": {"ref": "face.png", "name": "face.png"}}}
    return {"result": None}


def heartbeat(body):
    known(body)
    return {}


def disconnect(body):
    known(body)
    with lock:
        del sessions[body["instance"]]
    return {}


ROUTES = {
    "/connect": connect,
    "/send": send,
    "/perform": perform,
    "/heartbeat": heartbeat,
    "/disconnect": disconnect,
}


# What happens at the channel, for whoever tests this bridge.


def control_pair(body):
    tell(body["instance"], {"type": "memory", "memory": {"token": os.urandom(8).hex()}})
    # The memory has to be stored before it is open.
    while storage.all("select 1 from events where instance = ? limit 1", body["instance"]):
        time.sleep(0.01)
    tell(body["instance"], {"type": "open", "address": address_of(body["instance"])})


def control_happen(body):
    for event in body["events"]:
        if "at" not in event and event["type"] not in ("group", "participants", "contact"):
            event["at"] = now()
        tell(body["instance"], event)


def control_file(body):
    storage.all("insert or replace into files values (?, ?)", body["ref"], base64.b64decode(body["bytes"]))
    not_there[body["ref"]] = body.get("not_there", 0)


def control_silent(body):
    silent_sends["left"] = body["sends"]


def control_seen(body):
    instance = body["instance"]
    arrived = storage.all("select external_id, message from arrived where instance = ? order by n", instance)
    performed = storage.all("select command, input from performed where instance = ? order by n", instance)
    waiting = storage.all("select count(*) from events where instance = ?", instance)
    return {
        "sent": [{"external_id": one, **json.loads(message)} for one, message in arrived],
        "performed": [{"command": command, "input": json.loads(given)} for command, given in performed],
        "waiting": waiting[0][0],
        "told": told.get(instance, []),
    }


CONTROL = {
    "/control/pair": control_pair,
    "/control/happen": control_happen,
    "/control/file": control_file,
    "/control/silent": control_silent,
    "/control/seen": control_seen,
}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body, kind="application/json"):
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer_json(self, status, value):
        self.answer(status, json.dumps(value).encode())

    def do_GET(self):
        ref = self.path.rsplit("/", 1)[1]
        if not is_signed(self.headers, b"") or self.headers["webhook-id"] != f"media.{ref}":
            return self.answer_json(401, {"error": "The signature is not valid"})
        rows = storage.all("select bytes from files where ref = ?", ref)
        if not rows:
            return self.answer_json(404, {"error": "The file is gone"})
        if not_there.get(ref, 0) > 0:
            not_there[ref] -= 1
            return self.answer_json(503, {"error": "The file is not here yet"})
        return self.answer(200, rows[0][0], "application/octet-stream")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        route = ROUTES.get(self.path)
        if route is not None and not is_signed(self.headers, body):
            return self.answer_json(401, {"error": "The signature is not valid"})
        route = route or CONTROL.get(self.path)
        if route is None:
            return self.answer_json(404, {"error": "There is no such path"})
        try:
            return self.answer_json(200, route(json.loads(body)) or {})
        except Refused as refused:
            code = {} if refused.code is None else {"code": refused.code}
            return self.answer_json(refused.status, {"error": refused.error, **code})
        except Exception as error:
            print("failed:", repr(error), file=sys.stderr, flush=True)
            return self.answer_json(500, {"error": "The bridge has failed"})


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """A connection that breaks off is the matter of whoever was asking."""


server = Server(("127.0.0.1", PORT), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
