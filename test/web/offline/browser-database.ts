import { vi } from 'vitest';
import { compare, isA, type Key, Range } from './browser-keys.ts';

type Row = Record<string, unknown>;
type Rows = Map<string, { key: Key; value: Row }>;

/** The parts of IndexedDB that our pages use: requests, transactions that end automatically, stores, indexes. */
class Request extends EventTarget {
  readonly kind = 'Request';
  static override [Symbol.hasInstance] = isA('Request');
  result: unknown = undefined;
  error: unknown = null;
}

class Transaction extends EventTarget {
  readonly kind = 'Transaction';
  static override [Symbol.hasInstance] = isA('Transaction');
  error: unknown = null;
  private readonly waiting: (() => void)[] = [];
  private readonly before: Map<string, Rows>;
  private isRunning = false;

  readonly database: Database;
  readonly objectStoreNames: string[];
  private readonly whenOver: () => void;

  constructor(database: Database, names: string[], whenOver: () => void = () => undefined) {
    super();
    this.database = database;
    this.objectStoreNames = names;
    this.whenOver = whenOver;
    this.before = new Map([...database.tables].map(([name, { rows }]) => [name, new Map(rows)]));
  }

  objectStore(name: string): Store {
    return new Store(this, this.database.tables.get(name)!);
  }

  /** Queues an operation; without pending operations, the transaction ends. */
  ask(work: () => unknown): Request {
    const request = new Request();
    this.waiting.push(() => {
      try {
        request.result = work();
        request.dispatchEvent(new Event('success'));
      } catch (error) {
        request.error = error;
        request.dispatchEvent(new Event('error'));
        this.abort(error);
      }
    });
    return request;
  }
  begin(): void {
    this.isRunning = true;
    this.next();
  }
  private next(): void {
    // Code that awaits a result can start another request until then.
    setImmediate(() => {
      if (!this.isRunning) return;
      const work = this.waiting.shift();
      if (!work) return this.end('complete');
      work();
      this.next();
    });
  }
  private abort(error: unknown): void {
    this.error = error;
    for (const [name, rows] of this.before) this.database.tables.get(name)!.rows = rows;
    this.end('abort');
  }
  private end(how: 'complete' | 'abort'): void {
    this.isRunning = false;
    this.whenOver();
    this.dispatchEvent(new Event(how));
  }
}

interface Table {
  keyPath: string | string[];
  isCounting: boolean;
  last: number;
  rows: Rows;
  indexes: Map<string, string | string[]>;
}

const keyOf = (row: Row, path: string | string[]): Key =>
  Array.isArray(path) ? path.map((part) => row[part] as Key) : (row[path] as Key);

class Index {
  readonly kind = 'Index';
  static [Symbol.hasInstance] = isA('Index');
  private readonly transaction: Transaction;
  private readonly table: Table;
  private readonly path: string | string[];
  constructor(transaction: Transaction, table: Table, path: string | string[]) {
    this.transaction = transaction;
    this.table = table;
    this.path = path;
  }
  private found(query: Key | Range): { key: Key; value: Row }[] {
    return [...this.table.rows.values()]
      .filter(({ value }) => {
        const key = keyOf(value, this.path);
        return query instanceof Range ? query.includes(key) : compare(key, query) === 0;
      })
      .sort((one, other) => compare(keyOf(one.value, this.path), keyOf(other.value, this.path)));
  }
  private ask(pick: (found: { key: Key; value: Row }[]) => unknown, query: Key | Range): Request {
    return this.transaction.ask(() => structuredClone(pick(this.found(query))));
  }
  get(query: Key | Range): Request {
    return this.ask((found) => found[0]?.value, query);
  }
  getAll(query: Key | Range): Request {
    return this.ask((found) => found.map(({ value }) => value), query);
  }
  getAllKeys(query: Key | Range): Request {
    return this.ask((found) => found.map(({ key }) => key), query);
  }
  count(query: Key | Range): Request {
    return this.ask((found) => found.length, query);
  }
}

class Store {
  readonly kind = 'Store';
  static [Symbol.hasInstance] = isA('Store');
  private readonly transaction: Transaction;
  private readonly table: Table;
  constructor(transaction: Transaction, table: Table) {
    this.transaction = transaction;
    this.table = table;
  }
  createIndex(name: string, path: string | string[]): this {
    this.table.indexes.set(name, path);
    return this;
  }
  index(name: string): Index {
    return new Index(this.transaction, this.table, this.table.indexes.get(name)!);
  }
  get(key: Key): Request {
    return this.transaction.ask(() => structuredClone(this.table.rows.get(JSON.stringify(key))?.value));
  }
  delete(key: Key): Request {
    return this.transaction.ask(() => void this.table.rows.delete(JSON.stringify(key)));
  }
  put(row: Row): Request {
    const { table, transaction } = this;
    return transaction.ask(() => {
      if (transaction.database.isFull()) throw new DOMException('No room.', 'QuotaExceededError');
      const path = String(table.keyPath);
      const isNew = table.isCounting && row[path] === undefined;
      const value = structuredClone(isNew ? { ...row, [path]: (table.last += 1) } : row);
      const key = keyOf(value, table.keyPath);
      table.rows.set(JSON.stringify(key), { key, value });
      return key;
    });
  }
  add(row: Row): Request {
    return this.put(row);
  }
}

class Database extends EventTarget {
  readonly kind = 'Database';
  static override [Symbol.hasInstance] = isA('Database');
  readonly tables = new Map<string, Table>();
  isFull = (): boolean => false;
  private before: Promise<void> = Promise.resolve();

  createObjectStore(name: string, options: { keyPath: string | string[]; autoIncrement?: boolean }): Store {
    const { keyPath, autoIncrement = false } = options;
    this.tables.set(name, {
      keyPath,
      isCounting: autoIncrement,
      last: 0,
      rows: new Map(),
      indexes: new Map(),
    });
    return new Store(new Transaction(this, [name]), this.tables.get(name)!);
  }
  /** Runs transactions one after another, so that no change of another tab is lost. */
  transaction(names: string | string[]): Transaction {
    let over: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (over = resolve));
    const begun = new Transaction(this, [names].flat(), over);
    void this.before.then(() => begun.begin());
    this.before = end;
    return begun;
  }
  close(): void {}
}

class Cursor {
  advance(): void {}
  continue(): void {}
  continuePrimaryKey(): void {}
}

/** Creates an in-memory database that replaces the one jsdom lacks, until `end`. */
export const browserDatabase = () => {
  const database = new Database();
  vi.stubGlobal('IDBRequest', Request);
  vi.stubGlobal('IDBTransaction', Transaction);
  vi.stubGlobal('IDBDatabase', Database);
  vi.stubGlobal('IDBObjectStore', Store);
  vi.stubGlobal('IDBIndex', Index);
  vi.stubGlobal('IDBCursor', Cursor);
  vi.stubGlobal('IDBKeyRange', Range);
  vi.stubGlobal('indexedDB', {
    open: () => {
      const transaction = new Transaction(database, []);
      const request = Object.assign(new Request(), { transaction });
      setImmediate(() => {
        request.result = database;
        if (database.tables.size === 0)
          request.dispatchEvent(Object.assign(new Event('upgradeneeded'), { oldVersion: 0, newVersion: 1 }));
        request.dispatchEvent(new Event('success'));
      });
      return request;
    },
  });
  return {
    /** Sets whether there is space for another row. */
    fullWhile: (isFull: () => boolean): void => {
      database.isFull = isFull;
    },
    countOf: (name: string): number => database.tables.get(name)?.rows.size ?? 0,
    /** Simulates that the browser closes the database: open connections have to be reopened. */
    end: (): void => void database.dispatchEvent(new Event('close')),
  };
};
