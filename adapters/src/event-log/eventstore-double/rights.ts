/** What a user of EventStoreDB may do, as far as this project needs it. */
export type Right = 'append' | 'delete' | 'read' | 'read-all'

export type Users = Readonly<Record<string, { password: string; may: readonly Right[] }>>

/** What the sender of a call may do by its header: nothing without one, null where user and password do not go together. */
export function rightsOf(users: Users, authorization: unknown): readonly Right[] | null {
  const encoded = /^Basic (.*)$/.exec(String(authorization ?? ''))?.[1]
  if (!encoded) return []
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':')
  const user = users[name]
  return user?.password === password ? (user?.may ?? null) : null
}
