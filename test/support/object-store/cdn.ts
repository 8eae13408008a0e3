import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';
import type { StoredObject } from './aws.ts';

/**
 * Stands in for CloudFront before a bucket: runs the function for viewer requests, looks the object
 * up by its key, answers what is not there with the error page, and adds the headers of the policy.
 * Its arguments: the store, the folder of the build's files, the error page's path, a port.
 */
const [store = '', files = '', errorPage = '', port] = process.argv.slice(2);

interface Request {
	uri: string;
}
interface Redirect {
	statusCode: number;
	headers: { location: { value: string } };
}
interface Policy {
	SecurityHeadersConfig: {
		ContentSecurityPolicy: { ContentSecurityPolicy: string };
		StrictTransportSecurity: { AccessControlMaxAgeSec: number };
		ReferrerPolicy: { ReferrerPolicy: string };
	};
	CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
}

const objects = JSON.parse(readFileSync(store, 'utf8')) as Record<string, StoredObject>;
const read = (name: string) => readFileSync(path.join(files, name), 'utf8');
const policy = JSON.parse(read('headers.json')) as Policy;
const handler = vm.runInNewContext(`${read('function.js')}; handler`) as (event: {
	request: Request;
}) => Request | Redirect;

const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
const headers = {
	'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
	'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
	...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
};

/** What the AWS command line guesses by a file's ending; it knows no WOFF2. */
const types: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.svg': 'image/svg+xml',
	'.xml': 'text/xml',
	'.txt': 'text/plain',
	'.json': 'application/json',
	'.png': 'image/png',
	'.ico': 'image/vnd.microsoft.icon',
	'.pdf': 'application/pdf',
};

createServer((request, response) => {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	const seen = handler({ request: { uri: pathname } });
	if ('statusCode' in seen) {
		response.writeHead(seen.statusCode, { Location: seen.headers.location.value }).end();
		return;
	}
	const found = objects[seen.uri.slice(1)];
	const object = found ?? objects[errorPage.slice(1)];
	if (object === undefined) {
		response.writeHead(403).end();
		return;
	}
	const body = readFileSync(object.file);
	const etag = `"${createHash('md5').update(body).digest('hex')}"`;
	const type = object.contentType ?? types[path.extname(object.file)];
	response.writeHead(found ? (request.headers['if-none-match'] === etag ? 304 : 200) : 404, {
		...headers,
		...(object.cacheControl && { 'Cache-Control': object.cacheControl }),
		...(type && { 'Content-Type': type }),
		ETag: etag,
	});
	response.end(body);
}).listen(Number(port), '127.0.0.1');
