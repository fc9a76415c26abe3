import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate with its key, made for one test: Node reads certificates but makes none. */
export interface TestCertificate {
  readonly pem: string;
  readonly privateKey: KeyObject;
}

/** ASN.1: a tag, the length, the content. */
function part(tag: number, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const { length } = bytes;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

const sequence = (...content: Buffer[]) => part(0x30, ...content);
const text = (tag: number, value: string) => part(tag, Buffer.from(value));
const sha256WithRsa = sequence(
  part(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  Buffer.from([0x05, 0]),
);
const name = sequence(
  part(0x31, sequence(part(0x06, Buffer.from('550403', 'hex')), text(0x0c, 'sns.test'))),
);
const utcTime = (date: Date) =>
  text(0x17, `${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`);

/** Signed by itself, valid around now unless other days are named. */
export function makeCertificate(days: { from: number; to: number } = { from: -1, to: 1 }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const day = (offset: number) => utcTime(new Date(Date.now() + offset * 86_400_000));
  const toBeSigned = sequence(
    part(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(day(days.from), day(days.to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const der = sequence(toBeSigned, sha256WithRsa, part(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { pem, privateKey } satisfies TestCertificate;
}
