/** Options that say how the site is made. What is not named here is not read: options hold keys and passwords. */
const allowed = new Set([
  ...['siteurl', 'home', 'blogname', 'blogdescription', 'WPLANG', 'timezone_string', 'gmt_offset'],
  ...['date_format', 'time_format', 'start_of_week', 'permalink_structure', 'category_base', 'tag_base'],
  'rewrite_rules',
  ...['show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'default_category'],
  ...['sticky_posts', 'template', 'stylesheet', 'active_plugins', 'sidebars_widgets', 'site_icon'],
  ...['site_logo', 'upload_path', 'upload_url_path', 'uploads_use_yearmonth_folders', 'thread_comments'],
  ...['default_comment_status', 'comment_moderation', 'wp_page_for_privacy_policy', 'db_version'],
  ...['blog_charset', 'nav_menu_options'],
  // Kinds and fields that plug-ins define.
  ...['cptui_post_types', 'cptui_taxonomies', 'wpcf-custom-types', 'wpcf-custom-taxonomies', 'wpcf-fields'],
  ...['polylang', 'wpseo_titles', 'wpseo_taxonomy_meta', 'rank-math-options-titles'],
  ...['elementor_active_kit', 'elementor_cpt_support', 'elementor_container_width', 'elementor_scheme_color'],
  ...['elementor_scheme_typography', 'elementor_pro_theme_builder_conditions'],
  ...['wpo_wcpdf_documents_settings_invoice', 'wpo_wcpdf_settings_general'],
  ...['newsletter_lists', 'newsletter_profile', 'newsletter_subscription_lists'],
  ...['wpfd_version', '_wpfd_global_config', '_wpfd_global_search_config', '_wpfd_global_file_config'],
  ...['_wpfd_search_page_id', '_wpfd_role_caps', '_wpfd_default_config', '_wpfd_ggd_config'],
  ...['_wpfd_table_config', '_wpfd_tree_config', 'dlm_download_endpoint', 'dlm_download_endpoint_value'],
  ...['eeSFL_FileList_1'],
  // The shop.
  ...['woocommerce_currency', 'woocommerce_currency_pos', 'woocommerce_price_num_decimals'],
  ...['woocommerce_price_decimal_sep', 'woocommerce_price_thousand_sep', 'woocommerce_prices_include_tax'],
  ...['woocommerce_calc_taxes', 'woocommerce_tax_based_on', 'woocommerce_tax_classes'],
  ...['woocommerce_tax_display_shop', 'woocommerce_tax_display_cart', 'woocommerce_shipping_tax_class'],
  ...['woocommerce_tax_round_at_subtotal', 'woocommerce_default_country', 'woocommerce_allowed_countries'],
  ...['woocommerce_specific_allowed_countries', 'woocommerce_ship_to_countries'],
  ...['woocommerce_specific_ship_to_countries', 'woocommerce_store_address', 'woocommerce_store_address_2'],
  ...['woocommerce_store_city', 'woocommerce_store_postcode', 'woocommerce_permalinks'],
  ...['woocommerce_weight_unit', 'woocommerce_dimension_unit', 'woocommerce_manage_stock'],
  ...['woocommerce_hold_stock_minutes', 'woocommerce_notify_low_stock_amount', 'woocommerce_enable_reviews'],
  ...['woocommerce_notify_no_stock_amount', 'woocommerce_hide_out_of_stock_items'],
  ...['woocommerce_review_rating_verification_required', 'woocommerce_custom_orders_table_enabled'],
  ...['woocommerce_custom_orders_table_data_sync_enabled', 'woocommerce_enable_guest_checkout'],
  ...['woocommerce_shop_page_id', 'woocommerce_cart_page_id', 'woocommerce_checkout_page_id'],
  ...['woocommerce_myaccount_page_id', 'woocommerce_terms_page_id', 'woocommerce_version'],
])

const allowedForms = [
  /^taxonomy_\d{1,12}$/,
  /^theme_mods_.{1,100}$/,
  /^widget_(?:block|text|custom_html|nav_menu|pages|archives|categories|recent-posts|recent-comments|search|tag_cloud|meta|calendar|rss|media_[a-z]{1,20}|woocommerce_[a-z_]{1,60}|wpfd[a-z_-]{0,60})$/,
  /^woocommerce_(?:flat_rate|free_shipping|local_pickup)_\d{1,9}_settings$/,
  // Values of option pages (ACF), but for those that are called a key.
  /^_?options_(?!.*(?:key|secret|token|pass|api|licen))[a-z0-9_-]{1,150}$/i,
]

/** Whether an option is read; `prefix` is the site's, under which the names of roles stand. */
export const isAllowedOption = (name: string): boolean =>
  allowed.has(name) ||
  name.endsWith('user_roles') ||
  allowedForms.some((form) => form.test(name.slice(0, 200)))

/** Of the settings of a theme: what others put there besides may be a key. */
export const themeMods = new Set([
  ...['nav_menu_locations', 'custom_logo', 'custom_css_post_id', 'background_color', 'background_image'],
  ...['header_image', 'header_textcolor', 'sidebars_widgets'],
])

/** What of an account's meta is about the person; sessions, tokens and second factors are not. */
export const isAllowedUserMeta = (key: string): boolean =>
  allowedUserMeta.has(key) ||
  /^(?:billing|shipping)_[a-z0-9_]{1,40}$/.test(key.slice(0, 60)) ||
  key.endsWith('capabilities')

const allowedUserMeta = new Set([
  ...['first_name', 'last_name', 'nickname', 'description', 'locale', 'wpfd_user_categories'],
  ...['paying_customer', '_last_order', 'last_update'],
])
