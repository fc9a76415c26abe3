const own = new Set<string>();

/** Makes the names of components known that a sample may import. */
export function nameComponents(names: Iterable<string>): void {
  for (const name of names) own.add(name);
}

/**
 * A sample as a person can paste it: components by their own names, functions that do nothing where
 * a story listens, and the import lines.
 */
export function copyable(code: string): string {
  const body = code
    .replace(/(<\/?)@mantine\/core\//g, '$1')
    .replace(/\{(?:async )?(?:function ?\w*\([^)]*\)|\([^)]*\) =>) ?\{[^{}]*\}\}/g, '{() => {}}');
  const used = [...own].filter((name) => new RegExp(`<${name}\\b`).test(body));
  if (used.length === 0) return body;
  const lines = used.map((name) => {
    const from = name === 'FormShell' ? 'form' : name;
    return `import { ${name} } from '@pabean/ui/${from}';`;
  });
  return `${lines.toSorted().join('\n')}\n\n${body}`;
}
