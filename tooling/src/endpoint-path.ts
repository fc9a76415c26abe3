/** Where the handler of a call stands below `endpoints/`: the path without its parameters. */
export function endpointPath(call: { readonly path: string }): string {
  const parts = call.path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  return `${parts.join('/').replaceAll('_', '-')}.ts`;
}
