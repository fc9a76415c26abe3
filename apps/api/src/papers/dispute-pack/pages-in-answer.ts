import { PDFDocument } from '@cantoo/pdf-lib';
import { coverRoom } from '../defence-pack/draw/index.ts';
import type { AnswerFile } from './answer-content.ts';
import { openAnswerFile } from './answer-source.ts';

/**
 * How many pages a file takes in an answer. It is put into one to know: what fails here would fail
 * when the answer is due.
 * @returns null when it is damaged, locked or empty
 */
export async function pagesInAnswer(file: AnswerFile): Promise<number | null> {
  try {
    const source = await openAnswerFile(file);
    const paper = await PDFDocument.create({ updateMetadata: false });
    const targets = Array.from({ length: source.pages }, () => paper.addPage());
    await source.put(paper, targets, coverRoom);
    await paper.save();
    return source.pages;
  } catch {
    return null;
  }
}
