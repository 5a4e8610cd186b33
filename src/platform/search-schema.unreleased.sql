drop text search configuration schelp_dutch;
