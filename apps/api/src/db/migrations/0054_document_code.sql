-- What became of looking for the QR code of a document (decisions/030): null where nobody has looked. Of
-- the code itself only its page and the box around it are kept, as shares of the page.
alter table document
  add column code_outcome text check (code_outcome in ('readable', 'none', 'failed')),
  add column code_place jsonb;
