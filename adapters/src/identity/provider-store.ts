import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { Database } from '../sqlite/database.ts'
import type { Account } from './development-identity.ts'

export type ProviderStore = {
  /** Stores the provider's records of one kind, such as sessions, grants or tokens. */
  things(kind: string): Adapter
  saveAccount(subject: string, account: Account): void
  findAccount(subject: string): Account | undefined
  /** Deletes expired records. */
  sweep(): void
  close(): void
}

const seconds = () => Math.floor(Date.now() / 1000)

/** The embedded provider's storage in one file, so that a restart signs nobody out. */
export function openProviderStore(path: string): ProviderStore {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec(`
    create table if not exists things (
      kind text not null, id text not null, payload text not null, uid text, grant_id text, consumed_at integer,
      expires_at integer, primary key (kind, id)
    ) without rowid;
    create index if not exists things_by_uid on things (kind, uid);
    create index if not exists things_by_grant on things (grant_id);
    create index if not exists things_by_end on things (expires_at);
    create table if not exists accounts (subject text primary key, account text not null) without rowid;
  `)

  function find(kind: string, column: 'id' | 'uid', value: string): AdapterPayload | undefined {
    const row = database.get<[string, number | null]>(
      `select payload, consumed_at from things where kind = ? and ${column} = ? and coalesce(expires_at, ?) >= ?`,
      kind,
      value,
      seconds(),
      seconds(),
    )
    if (!row) return undefined
    const [payload, consumed] = row
    return { ...(JSON.parse(payload) as AdapterPayload), ...(consumed !== null && { consumed }) }
  }

  return {
    things: (kind) => ({
      async upsert(id, payload, expiresIn) {
        database.run(
          `insert or replace into things (kind, id, payload, uid, grant_id, expires_at) values (?, ?, ?, ?, ?, ?)`,
          kind,
          id,
          JSON.stringify(payload),
          payload.uid ?? null,
          payload.grantId ?? null,
          expiresIn === undefined ? null : seconds() + expiresIn,
        )
      },
      async find(id) {
        return find(kind, 'id', id)
      },
      async findByUid(uid) {
        return find(kind, 'uid', uid)
      },
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        database.run('update things set consumed_at = ? where kind = ? and id = ?', seconds(), kind, id)
      },
      async destroy(id) {
        database.run('delete from things where kind = ? and id = ?', kind, id)
      },
      async revokeByGrantId(grantId) {
        database.run('delete from things where kind = ? and grant_id = ?', kind, grantId)
      },
    }),

    saveAccount(subject, account) {
      database.run('insert or replace into accounts values (?, ?)', subject, JSON.stringify(account))
    },
    findAccount(subject) {
      const row = database.get<[string]>('select account from accounts where subject = ?', subject)
      return row && (JSON.parse(row[0]) as Account)
    },
    sweep() {
      database.run('delete from things where expires_at < ?', seconds())
    },
    close: () => database.close(),
  }
}
