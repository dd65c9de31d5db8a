/** What a client generated from the document consists of. Each folder beside this file has one, in `client.ts`. */

export interface Client {
  /** The name of its folder. */
  readonly name: string;
  /** The generator, as its users call it. */
  readonly generator: string;
  /** The pinned version of the generator. */
  readonly version: string;
  readonly language: string;
  /** What the generator is told beside the document, in the words of its command. */
  readonly settings?: string;
  /** Commands that the machine must have beside Node. Without one of them, the client is left out. */
  readonly needs: readonly string[];
  /** Fetches the pinned generator and the libraries of the client. A `LeftOut` says that this machine cannot. */
  readonly prepare?: (place: Place) => Promise<void>;
  /** Generates the client of `place.document` into `place.output`, and compiles it where that is a step of its own. */
  readonly generate: (place: Place) => Promise<void>;
  /** Copies the program beside the client, if it must stand there. */
  readonly addProgram?: (place: Place) => Promise<void>;
  /** Compiles the program, and the client with it. A warning is an error where the language has warnings. */
  readonly compile?: (place: Place) => Promise<void>;
  /** The command that runs the program: see calls.ts for what it gets and prints. */
  readonly command: (place: Place) => Command;
}

export interface Place {
  /** The folder of the descriptor and the program. */
  readonly source: string;
  /** The document, as the server sends it. */
  readonly document: string;
  /** An empty folder for what is generated and built. */
  readonly output: string;
  /** A folder that stays from run to run, for what `prepare` fetches. All clients share it. */
  readonly tools: string;
}

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Default: the folder of what is generated. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** This machine cannot have what the client needs; the message says what is missing. */
export class LeftOut extends Error {}
