import net from 'node:net'
import type { ISocketFactory } from 'kafkajs'

/** Connections for one client of Kafka that a test can make fail as a broker or a network does. */
export function unrulyConnections() {
  const open = new Set<net.Socket>()
  let away = false
  const connect: ISocketFactory = ({ host, port, onConnect }) => {
    // Nobody listens on port 1.
    const socket = net.connect({ host, port: away ? 1 : port }, onConnect)
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    return socket
  }
  return {
    connect,
    /** Cuts all connections; new ones are refused until `back`. */
    goAway() {
      away = true
      for (const socket of open) socket.destroy(new Error('The connection was cut.'))
    },
    back() {
      away = false
    },
    /** Nothing more comes over the connections there are, though they stay. */
    freeze() {
      for (const socket of open) socket.pause()
    },
  }
}
