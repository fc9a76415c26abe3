/** Why nothing can be sent that says that the declaration is approved. */
export const noDocumentWords = 'There is no document to send yet. Please upload it first.';
