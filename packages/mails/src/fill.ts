/** What stands in a slot of a template; null or nothing leaves out what is only said of a value. */
export type Values = Readonly<Record<string, string | null>>;

/**
 * Puts values into a drawn template: `{{name}}` is a slot, `{{?name}}…{{/name}}` stays where there
 * is a value and `{{!name}}…{{/name}}` where there is none. The optional parts are settled before
 * any value is in, and the slots are filled in one pass: braces that a traveller typed stay braces.
 *
 * @throws when a slot has no value: a mail with a gap must not leave the house.
 */
export function fill(template: string, values: Values, safe = (text: string) => text): string {
  return settle(template, (name) => Boolean(values[name])).replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name] ?? null;
      if (value === null) throw new Error(`The slot ${name} of a mail has no value.`);
      return safe(value);
    },
  );
}

/** Keeps or leaves out the optional parts of a template, and those inside of them. */
function settle(template: string, isSet: (name: string) => boolean): string {
  return template.replace(
    // A mark that has a line to itself goes with its line.
    /\{\{([?!])(\w+)\}\}(\n?)([\s\S]*?)\{\{\/\2\}\}\3/g,
    (_, sign: string, name: string, _line: string, part: string) =>
      isSet(name) === (sign === '?') ? settle(part, isSet) : '',
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
