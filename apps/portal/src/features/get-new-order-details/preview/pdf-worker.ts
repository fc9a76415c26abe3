/** PDF.js reads documents beside the page, from our own origin; the build gives it a hashed name. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
