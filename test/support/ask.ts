import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire: no redirect followed, nothing decompressed. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** Asks a server for an address, and for nothing more than that. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request(url, { headers }, (response) => {
			const chunks: Buffer[] = [];
			// An answer that breaks off has no end.
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
