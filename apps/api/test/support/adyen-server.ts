import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Where a call can be held: before the gateway does what it asks, or after it was done and before the answer. */
export type AdyenMoment = 'after supply' | 'before defend' | 'after defend';

interface Dispute {
  /** Defences with the documents that they need, the level with each. */
  offers: Record<string, Record<string, string>>;
  /** What it says in the place of doing what it is asked. */
  no: string | null;
  readonly documents: Map<string, Buffer>;
  readonly defended: string[];
}

/** What defences need of Adyen, as its public description of the Disputes API 30 says it. */
export interface AdyenServer {
  readonly env: Record<string, string>;
  dispute(id: string): Dispute;
  /** Calls about this case stop at this moment. @returns once one stands there */
  hold(id: string, moment: AdyenMoment): Promise<void>;
  /** Calls of this name are answered with this from now on; null ends it. */
  answerWith(status: number | null, call?: string): void;
  close(): Promise<void>;
}

const account = 'ExampleTravel';
const key = 'an-adyen-key-of-16-and-more';

interface Asked {
  readonly disputePspReference: string;
  readonly merchantAccountCode: string;
  readonly defenseReasonCode?: string;
  readonly defenseDocumentType?: string;
  readonly defenseDocuments?: readonly {
    readonly defenseDocumentTypeCode: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

export async function startAdyen(): Promise<AdyenServer> {
  const disputes = new Map<string, Dispute>();
  const holds: { id: string; moment: AdyenMoment; reached: () => void }[] = [];
  let fault: { readonly status: number; readonly call: string | undefined } | null = null;

  const dispute = (id: string): Dispute => {
    const found = disputes.get(id) ?? {
      offers: { SupplyDefenseMaterial: { TIDorInvoice: 'Optional', DefenseMaterial: 'Required' } },
      no: null,
      documents: new Map(),
      defended: [],
    };
    disputes.set(id, found);
    return found;
  };
  /** Never goes on for who stands: its client dies here. */
  async function pass(id: string, moment: AdyenMoment): Promise<void> {
    const at = holds.findIndex((one) => one.moment === moment && one.id === id);
    const [held] = at === -1 ? [] : holds.splice(at, 1);
    if (held === undefined) return;
    held.reached();
    await new Promise(() => {});
  }

  async function answer(call: string, asked: Asked): Promise<object> {
    const id = asked.disputePspReference;
    const one = dispute(id);
    if (asked.merchantAccountCode !== account) return no('Invalid merchant account.');
    if (one.no !== null) return no(one.no);
    if (one.defended.length > 0) return no('Dispute is not defendable.');
    switch (call) {
      case 'retrieveApplicableDefenseReasons':
        return { ...yes, defenseReasons: reasonsOf(one) };
      case 'supplyDefenseDocument':
        return supply(id, one, asked.defenseDocuments ?? []);
      case 'deleteDisputeDefenseDocument':
        return one.documents.delete(asked.defenseDocumentType ?? '') ? yes : no('No document.');
      case 'defendDispute':
        return defend(id, one, asked.defenseReasonCode ?? '');
      default:
        return no(`No call ${call}.`);
    }
  }
  async function supply(id: string, one: Dispute, files: NonNullable<Asked['defenseDocuments']>) {
    for (const { defenseDocumentTypeCode: type, contentType, content } of files) {
      if (one.documents.has(type)) return no('Document type was supplied already.');
      const bytes = Buffer.from(content, 'base64');
      const isPdf = contentType === 'application/pdf' && bytes.subarray(0, 5).equals(pdf);
      if (!isPdf || bytes.length > 2_000_000) return no('Invalid document.');
      one.documents.set(type, bytes);
    }
    await pass(id, 'after supply');
    return yes;
  }
  async function defend(id: string, one: Dispute, code: string): Promise<object> {
    await pass(id, 'before defend');
    const reason = reasonsOf(one).find(({ defenseReasonCode }) => defenseReasonCode === code);
    if (reason?.satisfied !== true) return no('Defense document missing.');
    one.defended.push(code);
    await pass(id, 'after defend');
    return yes;
  }

  const server = createServer(async (request, response) => {
    const call = request.url?.replace('/ca/services/DisputeService/v30/', '') ?? '';
    const asked = (await json(request)) as Asked;
    const isKnown = request.headers['x-api-key'] === key && request.method === 'POST';
    const faulty = fault !== null && (fault.call ?? call) === call ? fault.status : null;
    const status = isKnown ? (faulty ?? 200) : 401;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    if (status !== 200) {
      response.end(JSON.stringify({ status, errorCode: '901', message: 'Not today.' }));
      return;
    }
    response.end(JSON.stringify(await answer(call, asked)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      ADYEN_API_KEY: key,
      ADYEN_MERCHANT_ACCOUNT: account,
      ADYEN_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    dispute,
    hold: (id, moment) =>
      new Promise((reached) => {
        holds.push({ id, moment, reached });
      }),
    answerWith(status, call) {
      fault = status === null ? null : { status, call };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pdf = Buffer.from('%PDF-');
const yes = { disputeServiceResult: { success: true } };
const no = (errorMessage: string) => ({ disputeServiceResult: { success: false, errorMessage } });

const reasonsOf = ({ offers, documents }: Dispute) =>
  Object.entries(offers).map(([defenseReasonCode, asks]) => ({
    defenseReasonCode,
    satisfied: Object.entries(asks).every(
      ([type, level]) => level !== 'Required' || documents.has(type),
    ),
    defenseDocumentTypes: Object.entries(asks).map(([type, requirementLevel]) => ({
      defenseDocumentTypeCode: type,
      requirementLevel,
      available: documents.has(type),
    })),
  }));
