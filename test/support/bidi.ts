import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What a browser answers: a result, or what was wrong. Messages without an id are events. */
interface Answer {
	id?: number;
	error?: string;
	message?: string;
	result?: Readonly<Record<string, unknown>>;
	method?: string;
	params?: { level: string; text: string | null };
}

/** A connection that speaks WebDriver BiDi: commands and answers as JSON, through a WebSocket. */
export class BiDi {
	readonly #socket: WebSocket;
	readonly #waiting = new Map<number, (answer: Answer) => void>();
	/** What pages wrote to the console as errors, and errors of their scripts. */
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
	/** Begins a session with the browser that listens there. */
	static async connect(url: string): Promise<BiDi> {
		const socket = new WebSocket(url);
		await once(socket, 'open');
		const bidi = new BiDi(socket);
		await bidi.send('session.new', { capabilities: {} });
		await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
		return bidi;
	}
	/** Sends a command, and returns its result. */
	async send(method: string, params: object): Promise<Readonly<Record<string, unknown>>> {
		this.#count += 1;
		const id = this.#count;
		const { error, message, result } = await new Promise<Answer>((resolve) => {
			this.#waiting.set(id, resolve);
			this.#socket.send(JSON.stringify({ id, method, params }));
		});
		if (error !== undefined) throw new Error(`${method}: ${error}. ${message}`);
		return result ?? {};
	}
	end(): void {
		this.#socket.terminate();
	}
}
