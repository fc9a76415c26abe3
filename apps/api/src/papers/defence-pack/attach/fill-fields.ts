import {
  PDFArray,
  PDFBool,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib';

/** A form has dozens; drawing thousands would take the time of the whole paper. */
const mostFields = 500;

/**
 * Gives what was filled into fields of the first pages a look, where the file leaves that to whoever shows it: its
 * values stand in it and nothing is drawn, or what is drawn is older. A field that cannot be drawn, such as
 * one in a script that the standard font does not have, stays as it is.
 */
export async function fillFields(document: PDFDocument, pages: number): Promise<void> {
  const form = document.catalog.lookup(PDFName.of('AcroForm'));
  if (!(form instanceof PDFDict)) return;
  const isAnew = form.lookup(PDFName.of('NeedAppearances')) === PDFBool.True;
  try {
    const annotations = annotationsOf(document, pages);
    const fields = document.getForm().getFields().slice(0, mostFields);
    const fieldsToDraw = fields.filter(
      (field) => isOn(field, annotations) && isToDraw(field, isAnew),
    );
    if (fieldsToDraw.length === 0) return;
    const font = document.embedStandardFont(StandardFonts.Helvetica);
    for (const field of fieldsToDraw) leniently(() => field.defaultUpdateAppearances(font));
    // The font has to be in the file before its pages are put onto others.
    await document.flush();
  } catch {
    // A form that is damaged keeps its pages from no paper.
  }
}

function annotationsOf(document: PDFDocument, pages: number): Set<PDFDict> {
  const found = new Set<PDFDict>();
  for (const page of document.getPages().slice(0, pages)) {
    const annotations = page.node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let at = 0; at < annotations.size(); at += 1) {
      const annotation = annotations.lookup(at);
      if (annotation instanceof PDFDict) found.add(annotation);
    }
  }
  return found;
}

const isOn = (field: PDFField, annotations: ReadonlySet<PDFDict>) =>
  field.acroField.getWidgets().some(({ dict }) => annotations.has(dict));

function isToDraw(field: PDFField, isAnew: boolean): boolean {
  let isFilled = false;
  leniently(() => {
    isFilled = hasValue(field);
  });
  return isFilled && (isAnew || field.needsAppearancesUpdate());
}

/** What a viewer would show of it; one for a password shows nothing. */
function hasValue(field: PDFField): boolean {
  if (field instanceof PDFTextField) return !field.isPassword() && (field.getText() ?? '') !== '';
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) {
    return field.getSelected().length > 0;
  }
  // One that has looks is drawn in its state.
  return field instanceof PDFCheckBox && field.isChecked() && field.needsAppearancesUpdate();
}

/** The library refuses a value of another kind than it expects, and a letter that its font does not have. */
function leniently(work: () => void): void {
  try {
    work();
  } catch {
    // It stays as it is.
  }
}
