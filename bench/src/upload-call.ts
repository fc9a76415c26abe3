import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';

/** 64 KB as they come from a network; one piece in memory, sent again and again. */
const piece = randomBytes(64 * 1024);
const boundary = 'pabean-bench';

/** What is uploaded: a picture, or a PDF, whose text is read besides. */
export type UploadKind = 'jpg' | 'pdf';

const jpegHead = Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f00', 'hex');

/** Sends the form with a file of so many pieces of 64 KB, never faster than it is taken. Fails where it is refused. */
export async function sendUpload(...form: Parameters<typeof statusOfUpload>): Promise<void> {
  const status = await statusOfUpload(...form);
  if (status !== 200) throw new Error(`${status} from an upload`);
}

/** Sends the same, and tells how it was answered. */
export async function statusOfUpload(
  url: string,
  token: string,
  orderId: string,
  pieces: number,
  kind: UploadKind = 'jpg',
): Promise<number> {
  const asked = request(url, {
    method: 'POST',
    headers: {
      Authorization: token,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = once(asked, 'response');
  for (const part of formOf(orderId, pieces, kind)) {
    if (!asked.write(part)) await once(asked, 'drain');
  }
  asked.end();
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

function* formOf(orderId: string, pieces: number, kind: UploadKind): Generator<string | Buffer> {
  const fields = {
    ...{ orderId, email: 'bench@example.com', mailServiceProvider: 'AWS' },
    ...{ confirmMismatch: 'Y', mismatchRemark: 'A file of the bench.' },
  };
  for (const [name, value] of Object.entries(fields)) {
    yield `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  }
  const type = kind === 'pdf' ? 'application/pdf' : 'image/jpeg';
  yield `--${boundary}\r\nContent-Disposition: form-data; name="uploadVisaDoc"; filename="any.${kind}"\r\nContent-Type: ${type}\r\n\r\n`;
  yield* kind === 'pdf' ? pdfOf(orderId, pieces) : jpegOf(pieces);
  yield `\r\n--${boundary}--\r\n`;
}

function* jpegOf(pieces: number): Generator<Buffer> {
  yield jpegHead;
  for (let n = 0; n < pieces; n += 1) yield piece;
}

/** A page with the order's id, and a picture that makes it large. */
function* pdfOf(orderId: string, pieces: number): Generator<string | Buffer> {
  const words = `BT /F1 24 Tf 72 700 Td (Declaration of order ${orderId}) Tj ET`;
  const size = pieces * piece.length;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let at = 0;
  const starts: number[] = [];
  const sized = (text: string) => {
    at += text.length;
    return text;
  };
  yield sized('%PDF-1.4\n');
  for (const [n, object] of objects.entries()) {
    starts.push(at);
    yield sized(`${n + 1} 0 obj\n${object}\nendobj\n`);
  }
  starts.push(at);
  yield sized(`6 0 obj\n<</Length ${size}>>stream\n`);
  for (let n = 0; n < pieces; n += 1) yield piece;
  at += size;
  yield sized('\nendstream\nendobj\n');
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  yield `xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
}
