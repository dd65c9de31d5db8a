export const ruby = (api: string): string => `require "json"
require "net/http"

API = ${api}

def call(path, fields = nil)
  uri = URI(API + path)
  request = fields ? Net::HTTP::Post.new(uri) : Net::HTTP::Get.new(uri)
  request["Authorization"] = "Bearer #{ENV.fetch("MARKETPLACE_KEY")}"
  request.set_form_data(fields) if fields
  options = { use_ssl: uri.scheme == "https", read_timeout: 30 }
  answer = Net::HTTP.start(uri.hostname, uri.port, options) { |http| http.request(request) }
  body = JSON.parse(answer.body)
  abort body["msg"] unless answer.is_a?(Net::HTTPSuccess)
  body
end

puts call("/api/items/all")["items"].size

code = ENV["PURCHASE_CODE"]
if code
  purchase = call("/api/purchases/validation", { "purchase_code" => code })["data"]["purchase"]
  puts "#{purchase["item"]["name"]} #{purchase["license_type"]}"
end`;
