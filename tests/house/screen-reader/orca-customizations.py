# Orca loads this file by itself from its folder: whatever it hands to the speech service is written down, a JSON string a line.
import json
import os

import speechd
from orca import settings

# What was typed is known to who types; what the page says is what is listened to.
settings.enableKeyEcho = False
# A page is not read out as a whole by itself: where it was stopped would change from run to run.
settings.sayAllOnLoad = False


def writing_down(method):
    def wrapper(client, text, *args, **kwargs):
        with open(os.environ["HEARD_FILE"], "a", encoding="utf-8") as heard:
            heard.write(json.dumps(text) + "\n")
        return method(client, text, *args, **kwargs)

    return wrapper


speechd.SSIPClient.speak = writing_down(speechd.SSIPClient.speak)
speechd.SSIPClient.char = writing_down(speechd.SSIPClient.char)
