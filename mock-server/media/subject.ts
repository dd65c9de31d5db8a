/** The properties of an item that its placeholder media need. */
export interface Subject {
  id: number;
  name: string;
  category: string;
}

export interface Placeholder {
  type: string;
  body: Buffer;
}
