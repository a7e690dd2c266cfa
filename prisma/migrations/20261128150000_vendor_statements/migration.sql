-- A fact stated by the vendor of a claimed listing.
ALTER TYPE "FactSource" ADD VALUE 'vendor_statement' AFTER 'vendor_page';
