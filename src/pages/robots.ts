/** Answers `/robots.txt`: what search engines should leave alone, and where the site map is. */
export const robots = (siteUrl: string): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /wp-admin/',
      'Allow: /wp-admin/admin-ajax.php',
      'Disallow: /?s=',
      'Disallow: /cart/',
      'Disallow: /checkout/',
      'Disallow: /my-account/',
      'Disallow: /product-review/',
      'Disallow: /*add-to-cart=',
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )
