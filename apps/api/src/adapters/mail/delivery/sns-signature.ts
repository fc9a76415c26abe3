import { createVerify, X509Certificate } from 'node:crypto';
import { type SnsMessage, signedText } from './sns-message.ts';
import { type SnsWeb, snsAddress } from './sns-web.ts';

/** SNS has one certificate at a time; a few more are a change of it. */
const mostCertificates = 8;

/** Whoever forges calls chooses the names of certificates: they cost this many fetches a minute. */
const mostFetches = 10;
const minute = 60_000;
/** Milliseconds that a certificate is not asked for again when it could not be had. */
const waitAfterFailure = 20_000;

/** Amazon SNS: judges whether a message is its own, and reads its addresses. */
export interface Sns extends SnsWeb {
  /** Throws when the certificate cannot be had now: that says nothing of the message. */
  isGenuine(message: SnsMessage): Promise<boolean>;
}

/** A certificate is fetched once and kept; one that could not be had is not asked for at every call. */
export function openSns(web: SnsWeb): Sns {
  const certificates = new Map<string, X509Certificate>();
  const pendingCertificates = new Map<string, Promise<X509Certificate>>();
  /** When each fetch of the last minute began, and which of them failed. */
  let fetches: { at: number; href: string; failed: boolean }[] = [];

  async function fetchCertificate(address: URL): Promise<X509Certificate> {
    const fetch = { at: Date.now(), href: address.href, failed: false };
    fetches.push(fetch);
    try {
      const certificate = new X509Certificate(await web.read(address));
      const oldest = certificates.keys().next();
      if (certificates.size >= mostCertificates && !oldest.done) certificates.delete(oldest.value);
      certificates.set(address.href, certificate);
      return certificate;
    } catch (error) {
      fetch.failed = true;
      throw error;
    } finally {
      pendingCertificates.delete(address.href);
    }
  }

  /** Throws while nothing more is fetched. */
  function requireTurn({ href }: URL): void {
    const now = Date.now();
    fetches = fetches.filter(({ at }) => now - at < minute);
    const isLate = fetches.some(
      (one) => one.href === href && one.failed && now - one.at < waitAfterFailure,
    );
    if (isLate) throw new Error('it could not be had some seconds ago');
    if (fetches.length >= mostFetches) throw new Error('too many were asked for in a minute');
  }

  /** Wanted by many at once, it is fetched once. */
  async function certificateAt(address: URL): Promise<X509Certificate> {
    const cachedCertificate =
      certificates.get(address.href) ?? pendingCertificates.get(address.href);
    if (cachedCertificate !== undefined) return cachedCertificate;
    requireTurn(address);
    const fetched = fetchCertificate(address);
    pendingCertificates.set(address.href, fetched);
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
