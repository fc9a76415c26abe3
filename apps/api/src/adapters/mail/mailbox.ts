import type { Env } from '../../core/env.ts';

/** An address with the name that mail programs show for it. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Who writes our mails and who gets the answers. */
export interface Correspondents {
  readonly from: Mailbox;
  readonly replyTo: Mailbox;
}

/**
 * The sender as configured, `address` or `Name <address>`; without a name of its own it has the
 * company's. Answers go to the company's address, which people read.
 */
export function correspondentsOf({ mail, company }: Pick<Env, 'mail' | 'company'>): Correspondents {
  const [, name = '', address = mail.from] = /^([^<]*)<([^>]+)>$/.exec(mail.from) ?? [];
  const own = plainName(name).replace(/^"(.*)"$/, '$1');
  const companyName = plainName(company.name);
  return {
    from: { name: own || companyName, address: address.trim() },
    replyTo: { name: companyName, address: company.email },
  };
}

/** A name on one line: a break in it would begin a header of its own. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Tells programs that answer mails, such as "out of office", to leave ours alone (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const;
