/**
 * The doc comment of a component, out of its source, for its page in Storybook. Only for components
 * that the page's own reader does not take for one: another name for Mantine's, or what an app's
 * link makes of them.
 */
export function describedBy(source: string, name: string) {
  const before = source.split(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'))[0] ?? '';
  const comment = before.slice(before.lastIndexOf('/**'));
  const component = comment.replace(/^\/\*\*|\*\/\s*$/g, '').replace(/^ \* ?/gm, '');
  return { docs: { description: { component } } };
}
