/** The pool, with a way to note each statement. */
export function spying(own) {
  let asked = null;
  const noted = query => (text, values) => {
    asked?.push(typeof text === 'string' ? { text, values } : { text: text.text, values: text.values });
    return query(text, values);
  };
  const pool = {
    query: noted((...statement) => own.query(...statement)),
    connect: async () => {
      const client = await own.connect();
      const query = noted((...statement) => client.query(...statement));
      return new Proxy(client, {
        get: (target, name) => {
          if (name === 'query') return query;
          const value = target[name];
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    },
  };
  return {
    pool,
    begin: () => {
      asked = [];
    },
    /** The statements since the beginning. */
    end: () => {
      const statements = asked;
      asked = null;
      return statements;
    },
  };
}
