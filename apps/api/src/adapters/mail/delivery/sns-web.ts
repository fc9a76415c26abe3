/** The way to the addresses of AWS; tests put another one in, for SNS has no local stand-in. */
export interface SnsWeb {
  /** The text at an address that was found to be one of SNS. Throws when there is none. */
  read(address: URL): Promise<string>;
}

const patience = 10_000;
/** A certificate has about two thousand characters. */
const mostBytes = 64 * 1024;

/** The real one: follows no redirect, for only the first address was looked at. */
export const snsWeb: SnsWeb = {
  async read(address) {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok || response.body === null) {
      throw new Error(`${address.host} answered ${response.status}`);
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.byteLength;
      if (size > mostBytes) throw new Error(`${address.host} answered more than was asked for`);
      parts.push(part);
    }
    return Buffer.concat(parts).toString();
  },
};

/**
 * An address in a message of SNS, if it is one of SNS itself in the topic's own region: whoever
 * writes such a message must not choose where this server goes, nor whose certificate it trusts.
 */
export function snsAddress(text: string, topicArn: string): URL | null {
  const [, partition, , region] = topicArn.split(':');
  const host = `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const { protocol, hostname, port, username, password } = address;
  const isSns = protocol === 'https:' && hostname === host && !port && !username && !password;
  return isSns ? address : null;
}
