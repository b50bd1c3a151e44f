/** The rights of an EventStoreDB user, as far as this project needs them. */
export type Right = 'append' | 'delete' | 'read' | 'read-all'

export type Users = Readonly<Record<string, { password: string; may: readonly Right[] }>>

/** The rights that an `authorization` header grants: none without a header, null if user or password is wrong. */
export function rightsOf(users: Users, authorization: unknown): readonly Right[] | null {
  const encoded = /^Basic (.*)$/.exec(String(authorization ?? ''))?.[1]
  if (!encoded) return []
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':')
  const user = users[name]
  return user?.password === password ? (user?.may ?? null) : null
}
