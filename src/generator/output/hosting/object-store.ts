import type { Files } from '../../files.ts';
import { caching, fileTypes, type HostingPlan } from './plan.ts';

/** Headers for which CloudFront has a place of its own, and how it takes them. */
const securityHeaders: Readonly<Record<string, (value: string) => Record<string, unknown>>> = {
	'Content-Security-Policy': (value) => ({
		ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
	}),
	'Strict-Transport-Security': (value) => ({
		StrictTransportSecurity: {
			Override: true,
			IncludeSubdomains: false,
			Preload: false,
			AccessControlMaxAgeSec: Number(value.replace(/\D/g, '')),
		},
	}),
	'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
	'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
};

/** Source: Amazon CloudFront API, ResponseHeadersPolicyConfig. */
function makeHeadersPolicy({ headers }: HostingPlan): string {
	const others = headers.filter(([name]) => securityHeaders[name] === undefined);
	const policy = {
		Name: 'lagan',
		SecurityHeadersConfig: Object.assign(
			{},
			...headers.map(([name, value]) => securityHeaders[name]?.(value)),
		),
		CustomHeadersConfig: {
			Quantity: others.length,
			Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
		},
	};
	return `${JSON.stringify(policy, null, '\t')}\n`;
}

/** An object store knows no folders: this finds the page of one, and adds the slash that is missing. */
const viewerFunction = `// Made by the build from src/generator/output/hosting/.
// A CloudFront function (cloudfront-js-2.0) for viewer requests.
function handler(event) {
	const { request } = event;
	if (request.uri.endsWith('/')) request.uri += 'index.html';
	// What has no ending is a page.
	else if (!/\\.[^/]*$/.test(request.uri)) {
		const location = { value: request.uri + '/' };
		return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
	}
	return request;
}
`;

const makeUpload = ({ base, notFound }: HostingPlan, folders: readonly string[]) => {
	const compressed = "--exclude '*.br' --exclude '*.gz'";
	const fonts = "--exclude '*' --include '*.woff2' --content-type font/woff2";
	const immutable = `--cache-control '${caching.hashed}'`;
	/** What the command line of AWS has no name for, by the ending. */
	const named = { ...fileTypes, atom: 'application/atom+xml' };
	const endings = Object.keys(named);
	return `#!/bin/sh
# Made by the build from src/generator/output/hosting/. Puts dist/ into an S3 bucket behind CloudFront:
#   BUCKET=lagan DISTRIBUTION=E123 sh upload.sh dist
# The distribution needs, once: the bucket as its origin, "compress objects automatically",
# function.js for viewer requests, headers.json as its response headers policy, and
# ${notFound.at(-1)?.page} with status 404 as its error page for 403 and 404.
set -eu
from=\${1:?the folder of the site}
to="s3://\${BUCKET:?the name of the bucket}${base.replace(/\/$/, '')}"

# What pages will name comes before the pages, and what they no longer name stays for open tabs.
for folder in ${folders.join(' ')}; do
	[ -d "$from/$folder" ] || continue
	aws s3 sync "$from/$folder" "$to/$folder" ${immutable} ${compressed} --exclude '*.woff2'
	aws s3 sync "$from/$folder" "$to/$folder" ${immutable} ${fonts}
done
aws s3 sync "$from" "$to" --delete --cache-control '${caching.others}' ${compressed} \\
	--exclude '.*' --include '.well-known/*' --exclude '_*' ${folders.map((folder) => `--exclude '${folder}/*'`).join(' ')} \\
	${endings.map((ending) => `--exclude '*.${ending}'`).join(' ')}
${Object.entries(named)
	.map(
		([ending, type]) =>
			`aws s3 sync "$from" "$to" --delete --cache-control '${caching.others}' --exclude '*' --include '*.${ending}' --content-type '${type}'`,
	)
	.join('\n')}
aws cloudfront create-invalidation --distribution-id "\${DISTRIBUTION:?its id}" --paths '${base}*'
`;
};

/** Writes what an S3 bucket behind CloudFront needs: the upload, a function, a policy of headers. */
export function makeObjectStoreFiles(plan: HostingPlan): Files {
	const folders = plan.immutable.map((folder) => folder.slice(plan.base.length, -1));
	return new Map([
		['/object-store/upload.sh', makeUpload(plan, folders)],
		['/object-store/function.js', viewerFunction],
		['/object-store/headers.json', makeHeadersPolicy(plan)],
	]);
}
