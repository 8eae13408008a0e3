import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A message from the browser: a result, an error or, without an id, an event. */
interface Answer {
	id?: number;
	error?: string;
	message?: string;
	result?: Readonly<Record<string, unknown>>;
	method?: string;
	params?: { level: string; text: string | null };
}

/** A WebDriver BiDi connection: commands and answers as JSON through a WebSocket. */
export class BiDi {
	readonly #socket: WebSocket;
	readonly #waiting = new Map<number, (answer: Answer) => void>();
	/** Console errors and uncaught exceptions of pages. */
	readonly errors: string[] = [];
	#count = 0;
	private constructor(socket: WebSocket) {
		this.#socket = socket;
		socket.on('message', (data) => {
			const answer: Answer = JSON.parse(String(data));
			if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') {
				this.errors.push(String(answer.params.text));
			}
			this.#waiting.get(answer.id ?? 0)?.(answer);
			this.#waiting.delete(answer.id ?? 0);
		});
		socket.on('close', () => {
			for (const settle of this.#waiting.values()) settle({ error: 'the browser has ended' });
		});
	}
	/** Starts a session with the browser at this address. */
	static async connect(url: string): Promise<BiDi> {
		const socket = new WebSocket(url);
		await once(socket, 'open');
		const bidi = new BiDi(socket);
		await bidi.send('session.new', { capabilities: {} });
		await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
		return bidi;
	}
	/**
	 * Sends a command, and returns its result.
	 * @param limit in milliseconds: Firefox never answers a script whose page is left while it runs
	 * @throws when the browser reports an error, or does not answer in time
	 */
	async send(
		method: string,
		params: object,
		limit = 60_000,
	): Promise<Readonly<Record<string, unknown>>> {
		this.#count += 1;
		const id = this.#count;
		const { error, message, result } = await new Promise<Answer>((resolve) => {
			const late = setTimeout(() => resolve({ error: `no answer in ${limit} ms` }), limit);
			this.#waiting.set(id, (answer) => {
				clearTimeout(late);
				resolve(answer);
			});
			this.#socket.send(JSON.stringify({ id, method, params }));
		});
		if (error !== undefined) throw new Error(`${method}: ${error}. ${message ?? ''}`);
		return result ?? {};
	}
	end(): void {
		this.#socket.terminate();
	}
}
