import type { Door } from '../builds.ts';

/** Headers of an app, as the files that different hosts read. */
export interface HeaderFiles {
  /** `_headers`, as several static hosts read it in the folder itself. */
  readonly staticHost: string;
  readonly nginx: string;
  readonly caddy: string;
}

interface AppHeaders {
  readonly door: Door;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Files below it may be kept for ever. */
  readonly hashed: string;
}

const forever = 'public, max-age=31536000, immutable';
const comment =
  '# Written by `pnpm export:apps`; the digests are those of the scripts in index.html.';

/** The headers of one app for all the hosts. What is not kept for ever is asked for anew. */
export function headerFiles({ headers, hashed }: AppHeaders): HeaderFiles {
  const all = Object.entries(headers);
  return {
    staticHost: `${comment}
/*
${all.map(([name, value]) => `  ${name}: ${value}\n`).join('')}  cache-control: no-cache
${hashed}*
  ! cache-control
  cache-control: ${forever}
`,
    // Without "always": an answer that something is missing must not be kept for ever.
    nginx: `${comment}
set $pabean_cache no-cache;
if ($uri ~ "^${hashed}") {
  set $pabean_cache "${forever}";
}
add_header cache-control $pabean_cache;
${all.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}`,
    caddy: `${comment}
header {
${all.map(([name, value]) => `\t${name} "${value}"\n`).join('')}}
@kept {
	path ${hashed}*
	file
}
@anew {
	not {
		path ${hashed}*
		file
	}
}
header @kept cache-control "${forever}"
header @anew cache-control no-cache
`,
  };
}
