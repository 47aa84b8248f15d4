/** The columns of an entity in its table: `_id` is `id`, and what is in `Json` a JSON text. */
export type Stored<Entity extends { _id: string }, Json extends keyof Entity = never> = Omit<Entity, '_id' | Json> & {
  id: string;
} & Record<Json, string>;
