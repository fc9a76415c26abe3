import type { DrawnSignature } from '@pabean/api-client/contract';
import { need, page, type Sheet } from '../../sheet.ts';

const frame = { width: 220, height: 80 };

/** The signature in a frame of one size, whatever its own is. */
export function drawSignature(sheet: Sheet, signature: DrawnSignature): void {
  need(sheet, frame.height + 8);
  const { paper } = sheet;
  const [left, top] = [page.margin, sheet.y];
  paper.save().rect(left, top, frame.width, frame.height);
  paper.lineWidth(0.5).strokeColor('#8a8a8a').stroke();
  const room = { width: frame.width - 12, height: frame.height - 12 };
  if (signature.kind === 'png') {
    paper.image(Buffer.from(signature.base64, 'base64'), left + 6, top + 6, {
      fit: [room.width, room.height],
      align: 'center',
      valign: 'center',
    });
  } else {
    const [x, y, width, height] = signature.box;
    const scale = Math.min(room.width / width, room.height / height);
    // What was drawn outside of its own box stays outside of the frame.
    paper.rect(left, top, frame.width, frame.height).clip();
    paper
      .translate(left + 6, top + 6)
      .scale(scale)
      .translate(-x, -y);
    paper.strokeColor('#111111').lineCap('round').lineJoin('round');
    for (const path of signature.paths) paper.lineWidth(path.width).path(path.d).stroke();
  }
  paper.restore();
  sheet.y += frame.height + 8;
}
