/** `SendInvoice` as `send-invoice`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** `send-invoice` as `sendInvoice`. */
export function camel(file: string): string {
  return file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `SendInvoice` as `Send invoice`. */
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `SendInvoice` as `Send Invoice`. */
export function titled(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`);
}

/** `SendInvoice` as `sendInvoice`. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
