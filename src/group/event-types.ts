/** What the compiler knows of declared events: their types, and the data of each. */
import type { EventDeclaration } from './event.ts';
import type { InputOf } from './shape.ts';

/** Events whose types the compiler does not know: any may be published. */
export type AnyEvents = readonly (Pick<EventDeclaration, 'type'> &
  Partial<Pick<EventDeclaration, 'schema'>>)[];

/** The types of these events; any text, if the compiler does not know them. */
export type EventTypeOf<Events extends AnyEvents> = [Events[number]] extends [never]
  ? string
  : Events[number]['type'];

/** The data of an event type; any object, if the event has no schema. */
export type EventDataOf<Events extends AnyEvents, Type> = [Declared<Events, Type>] extends [never]
  ? object
  : Declared<Events, Type> extends { readonly schema: infer Shape }
    ? Sent<InputOf<Shape>> & object
    : object;

type Declared<Events extends AnyEvents, Type> = Extract<Events[number], { readonly type: Type }>;

/** What is sent may be read-only, and its integers may be bigints. */
type Sent<Value> = Value extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : number extends Value
      ? Value | bigint
      : Value;
