/** The realms of a process, one for each workspace. */

/** Maximum number of characters of what the realms keep. */
const maxSize = 300_000;

export class Realms {
  #create;
  #most;
  /** The one that was used last is the last one. */
  #kept = new Map();
  #size = 0;

  /** `most`: maximum number of realms. Each takes about 0.7 MB. */
  constructor(create, most) {
    this.#create = create;
    this.#most = most;
  }

  /** The realm of a workspace, which no other one ever sees. */
  of(owner) {
    const { realm, size } = this.#kept.get(owner) ?? { realm: this.#create(), size: 0 };
    this.drop(owner);
    this.#kept.set(owner, { realm, size });
    this.#size += size;
    this.#limit();
    return realm;
  }

  /** Notes how many characters the realm of a workspace keeps. */
  note(owner, size) {
    const one = this.#kept.get(owner);
    this.#size += size - one.size;
    one.size = size;
    this.#limit();
  }

  drop(owner) {
    this.#size -= this.#kept.get(owner)?.size ?? 0;
    this.#kept.delete(owner);
  }

  #limit() {
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most && this.#size <= maxSize) break;
      this.drop(oldest);
    }
  }
}
