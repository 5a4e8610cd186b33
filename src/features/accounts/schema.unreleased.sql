-- Until now staff could give an account any address: only accounts of customers that nobody changed since their link was
-- followed are known to have proved theirs. The others prove it with their next link.
update account_users set email_verified = false where role <> 'customer' or updated_at > created_at;
