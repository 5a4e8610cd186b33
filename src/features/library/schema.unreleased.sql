-- Documents that could not be read before: their text is read in the nights that follow (`extractPending`).
update library_contents set extraction = 'pending' where extraction in ('none', 'failed')
  and extension in ('doc', 'dot', 'xls', 'xlt', 'ppt', 'pps', 'pot', 'msg', 'eml', 'mht', 'mhtml');
