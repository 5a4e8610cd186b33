-- Staff find orders by place, postcode and street, whatever the accents; orders without a buyer keep only their number.
update shop_orders set words = lower(schelp_unaccent(concat_ws(' ', words,
    billing ->> 'street', billing ->> 'houseNumber', billing ->> 'postcode', replace(billing ->> 'postcode', ' ', ''),
    billing ->> 'city', shipping ->> 'firstName', shipping ->> 'lastName', shipping ->> 'company', shipping ->> 'street',
    shipping ->> 'houseNumber', shipping ->> 'postcode', replace(shipping ->> 'postcode', ' ', ''), shipping ->> 'city')))
  where erased_at is null;
