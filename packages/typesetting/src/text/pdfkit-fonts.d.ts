/** pdfkit takes a font that fontkit has opened, too; its own types do not say so. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
