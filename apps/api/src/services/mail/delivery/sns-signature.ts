import { createVerify, X509Certificate } from 'node:crypto';
import { type SnsMessage, signedText } from './sns-message.ts';
import { type SnsWeb, snsAddress } from './sns-web.ts';

/** SNS has one certificate at a time; a few more are a change of it. */
const mostCertificates = 8;

/** Amazon SNS: judges whether a message is its own, and reads its addresses. */
export interface Sns extends SnsWeb {
  /** Throws when the certificate can not be had now: that says nothing of the message. */
  isGenuine(message: SnsMessage): Promise<boolean>;
}

/** A certificate is fetched once and kept. */
export function openSns(web: SnsWeb): Sns {
  const kept = new Map<string, X509Certificate>();
  const asked = new Map<string, Promise<X509Certificate>>();

  async function fetchCertificate(address: URL): Promise<X509Certificate> {
    try {
      const certificate = new X509Certificate(await web.read(address));
      const oldest = kept.keys().next();
      if (kept.size >= mostCertificates && !oldest.done) kept.delete(oldest.value);
      kept.set(address.href, certificate);
      return certificate;
    } finally {
      asked.delete(address.href);
    }
  }

  /** Wanted by many at once, it is fetched once; a failure is not kept. */
  async function certificateAt(address: URL): Promise<X509Certificate> {
    const known = kept.get(address.href) ?? asked.get(address.href);
    if (known !== undefined) return known;
    const fetched = fetchCertificate(address);
    asked.set(address.href, fetched);
    return fetched;
  }

  return {
    read: web.read,
    async isGenuine(message) {
      const address = snsAddress(message.SigningCertURL, message.TopicArn);
      if (address === null || !/^\/[\w-]+\.pem$/.test(address.pathname) || address.search) {
        return false;
      }
      const certificate = await certificateAt(address);
      if (!isValidNow(certificate)) return false;
      return createVerify(message.SignatureVersion === '1' ? 'sha1' : 'sha256')
        .update(signedText(message))
        .verify(certificate.publicKey, message.Signature, 'base64');
    },
  };
}

function isValidNow({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = Date.now();
  return validFromDate.getTime() <= now && now <= validToDate.getTime();
}
