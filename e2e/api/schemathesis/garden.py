"""A garden with one thing of each kind, each created on first use and again after a deletion."""

from base64 import b64decode
from uuid import uuid4

import requests

picture = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")


class Garden:
    def __init__(self, address, token):
        self.address = address
        self.headers = {"authorization": f"Bearer {token}"}
        self.revision = -1
        self.things = {}

    def there(self, kind):
        """Returns the id or name of a thing. Kinds are the names of the parameters and fields that refer to things."""
        if kind not in self.things:
            self.things[kind] = getattr(self, kind)()
        return self.things[kind]

    def forget(self):
        self.things.clear()

    def see(self, headers):
        """Records the garden revision in the headers of a response."""
        value = headers.get("x-garden-revision", "-1")
        self.revision = max(self.revision, int(value[0] if isinstance(value, list) else value))

    def write(self, method, path, **body):
        answer = requests.request(method, f"{self.address}/api{path}", headers=self.headers, timeout=10, **body)
        answer.raise_for_status()
        self.see(answer.headers)
        return answer.json()

    def locationId(self):
        return self.write("POST", "/locations", json={"name": "Bed"})["location"]["id"]

    def plantId(self):
        plant = {"name": "Rosemary", "species": "Salvia rosmarinus", "locationId": self.there("locationId")}
        return self.write("POST", "/plants", json=plant)["plant"]["id"]

    def taskId(self):
        task = {"title": "Prune", "dueDate": "2026-03-01", "product": f"Feed {uuid4()}"}
        made = self.write("POST", "/tasks", json=task)["task"]
        self.things["productName"] = made["product"]["productName"]
        return made["id"]

    def productName(self):
        self.taskId()
        return self.things["productName"]

    def nurseryPlantId(self):
        plant = {"name": "Waratah", "species": "Telopea speciosissima"}
        return self.write("POST", "/nursery/plants", json=plant)["plant"]["id"]

    def imageUrl(self):
        return self.write("POST", "/images/upload", files={"file": ("a.png", picture, "image/png")})["imageUrl"]

    def name(self):
        return self.there("imageUrl").split("/")[-1]

    def userId(self):
        profile = {"displayName": "Nell", "about": "By the sea", "featureImageUrl": self.there("imageUrl")}
        self.write("PUT", "/preferences", json=profile)
        self.write("PUT", f"/plants/{self.there('plantId')}", json={"visibility": "public"})
        return "Nell"
