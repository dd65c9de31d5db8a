/** What a placeholder needs to know of an item. */
export interface Subject {
  id: number;
  name: string;
  category: string;
}

export interface Placeholder {
  type: string;
  body: Buffer;
}
