import { type IncomingHttpHeaders, request } from 'node:http';

/** A raw response: redirects are not followed, and the body is not decompressed. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** Requests an address with only these headers. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request(url, { headers }, (response) => {
			const chunks: Buffer[] = [];
			// An interrupted response has no end event.
			response.on('error', reject);
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks),
				}),
			);
		})
			.on('error', reject)
			.end();
	});
}
