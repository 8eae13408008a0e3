import { connect, type Socket } from 'node:net';

/** Opens a connection to a server of this machine. */
export const open = (port: number): Promise<Socket> =>
	new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => resolve(socket));
		socket.on('error', reject);
	});

/** What a server said on a connection before it was closed. */
export const readAll = (socket: Socket): Promise<string> =>
	new Promise((resolve) => {
		let said = '';
		socket.on('data', (chunk) => {
			said += chunk.toString('latin1');
		});
		socket.on('close', () => resolve(said));
	});

/** An answer as it stood on the wire. */
export interface RawAnswer {
	status: number;
	/** The head, with the line of the status. */
	head: string;
	body: string;
}

/** Sends a request exactly as it is written, which no client of Node would do. */
export async function sendRaw(port: number, head: string): Promise<RawAnswer> {
	const socket = await open(port);
	const ended = readAll(socket);
	socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
	const said = await ended;
	const [start = '', ...body] = said.split('\r\n\r\n');
	return {
		status: Number(/^HTTP\/1\.1 (\d+)/.exec(start)?.[1]),
		head: start,
		body: body.join('\r\n\r\n'),
	};
}
