"""Somebody with an app on an XMPP server. Reads commands as lines of JSON, and prints what happens as lines of JSON."""

import asyncio
import base64
import io
import json
import sys
from xml.etree import ElementTree

import slixmpp

JID, PASSWORD, PORT = sys.argv[1], sys.argv[2], int(sys.argv[3])
OMEMO = "eu.siacs.conversations.axolotl"


def say(kind, **what):
    print(json.dumps({"kind": kind, **what}), flush=True)


class Person(slixmpp.ClientXMPP):
    def __init__(self):
        # The server of the test has no certificate.
        unencrypted = {"unencrypted_plain": True, "unencrypted_scram": True}
        asking = {"auto_ack": True, "auto_request": True}
        super().__init__(JID, PASSWORD, plugin_config={"feature_mechanisms": unencrypted, "xep_0184": asking})
        self.enable_direct_tls = self.enable_starttls = False
        self.enable_plaintext = True
        for plugin in ("0030", "0045", "0066", "0184", "0199", "0308", "0333", "0363"):
            self.register_plugin(f"xep_{plugin}")
        self.add_event_handler("session_start", self.begin)
        self.add_event_handler("message", self.hear)
        self.add_event_handler("receipt_received", lambda msg: say("receipt", id=msg["receipt"]))
        self.add_event_handler("marker_displayed", lambda msg: say("displayed", id=msg["displayed"]["id"]))
        self.add_event_handler("groupchat_invite", lambda msg: asyncio.ensure_future(self.enter(msg["from"].bare)))

    async def begin(self, _):
        self.send_presence()
        await self.get_roster()
        say("ready")
        asyncio.ensure_future(self.obey())

    def hear(self, message):
        replaced = message.xml.find("{urn:xmpp:message-correct:0}replace")
        if message["body"] or message["type"] == "error":
            say(
                "message",
                type=message["type"],
                sender=message["from"].full,
                id=message["id"],
                text=message["body"],
                replaces=None if replaced is None else replaced.get("id"),
                oob=message["oob"]["url"],
            )

    async def enter(self, room):
        await self.plugin["xep_0045"].join_muc_wait(slixmpp.JID(room), "person", maxstanzas=0)
        say("entered", room=room)

    async def obey(self):
        reader = asyncio.StreamReader(limit=2**24)
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := await reader.readline():
            command = json.loads(line)
            await getattr(self, "do_" + command.pop("do"))(**command)
        self.disconnect()

    async def do_write(self, to, text, id, type="chat"):
        message = self.make_message(mto=to, mbody=text, mtype=type)
        message["id"] = id
        message.enable("markable") if type == "chat" else None
        message.send()

    async def do_correct(self, to, id, text):
        self.plugin["xep_0308"].build_correction(id, slixmpp.JID(to), mbody=text).send()

    async def do_display(self, to, id):
        self.plugin["xep_0333"].send_marker(slixmpp.JID(to), id, "displayed")

    async def do_encrypt(self, to, id):
        message = self.make_message(mto=to, mtype="chat")
        message["id"] = id
        message.xml.append(ElementTree.fromstring(f"<encrypted xmlns='{OMEMO}'><header sid='1'/></encrypted>"))
        message.xml.append(ElementTree.fromstring("<store xmlns='urn:xmpp:hints'/>"))
        message.send()

    async def do_upload(self, to, id, bytes):
        content = base64.b64decode(bytes)
        url = await self.plugin["xep_0363"].upload_file(
            "cat.bin", size=len(content), content_type="application/octet-stream", input_file=io.BytesIO(content)
        )
        message = self.make_message(mto=to, mbody=url, mtype="chat")
        message["id"] = id
        message["oob"]["url"] = url
        message.send()
        say("uploaded", url=url)


async def main():
    person = Person()
    person.connect("127.0.0.1", PORT)
    await person.disconnected


asyncio.run(main())
